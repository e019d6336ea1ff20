import type { FibreRoute } from '@portal/contracts';
import { Button, EmptyState, ErrorSummary, Sheet } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { useHomeAreas } from '../../forms/use-home-areas.ts';
import { ItemList } from './item-list.tsx';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { RouteEditor } from './route-editor.tsx';
import { SiteEditor } from './site-editor.tsx';
import type { useDeclaredItems } from './use-declared-items.ts';
import { useItemEditing } from './use-item-editing.ts';

/** Comes with the second step: who reads about the service does not pay for it. */
const ImportSites = lazy(async () => ({ default: (await import('./import-sites.tsx')).ImportSites }));

export interface ItemsStepProps {
  readonly declared: ReturnType<typeof useDeclaredItems>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function ItemsStep({ declared, onBack, onDone }: ItemsStepProps) {
  const messages = useInfrastructureMessages();
  const editing = useItemEditing();
  const [refusals, setRefusals] = useState(0);
  const areas = useHomeAreas();
  const areaName = (lgaId: number) => areas.options.find(({ value }) => value === String(lgaId))?.label ?? '';
  const { sites, fibreRoutes } = declared.items;
  const length = new Intl.NumberFormat('en-NG');

  const siteEditor = (at?: number) => (
    <SiteEditor
      key={at ?? 'new'}
      item={at === undefined ? undefined : sites[at]}
      onCancel={() => editing.close()}
      onKeep={(site) => {
        declared.putSite(site, at);
        kept(site.name);
      }}
    />
  );
  const routeEditor = (at?: number) => (
    <RouteEditor
      key={at ?? 'new'}
      item={at === undefined ? undefined : fibreRoutes[at]}
      onCancel={() => editing.close()}
      onKeep={(route) => {
        declared.putRoute(route, at);
        kept(nameOf(route));
      }}
    />
  );
  function kept(name: string) {
    setRefusals(0);
    editing.close(messages.kept(name));
  }

  return (
    <>
      {refusals > 0 && (declared.isEmpty || declared.isFull) && (
        <ErrorSummary
          key={refusals}
          problems={[{ message: declared.isFull ? messages.tooManySites : messages.nothingDeclared }]}
        />
      )}
      <p className="ui-hidden" role="status">
        {editing.said}
      </p>
      <Sheet className="service-stack" aria-labelledby="infra-sites">
        <h2 id="infra-sites" className="ui-heading">
          {messages.sitesTitle} ({sites.length})
        </h2>
        {sites.length === 0 && <EmptyState icon="building" headingLevel={3} title={messages.noSites} />}
        <ItemList
          kind="site"
          items={sites}
          editing={editing}
          add={messages.addSite}
          nameOf={({ name }) => name}
          describe={(site) => (
            <>
              <p>
                {messages[site.kind]}, {messages.metres(length.format(site.heightMetres))},{' '}
                {messages[site.power].toLowerCase()}, {messages.sharedBy(site.sharers)}
              </p>
              <p className="service-muted">
                {site.place}, {areaName(site.lgaId)}
              </p>
            </>
          )}
          editor={siteEditor}
          onRemove={declared.removeSite}
        />
        <Suspense>
          <ImportSites onAdd={declared.addSites} />
        </Suspense>
      </Sheet>
      <Sheet className="service-stack" aria-labelledby="infra-routes">
        <h2 id="infra-routes" className="ui-heading">
          {messages.routesTitle} ({fibreRoutes.length})
        </h2>
        <ItemList
          kind="route"
          items={fibreRoutes}
          editing={editing}
          add={messages.addRoute}
          nameOf={nameOf}
          describe={(route) => (
            <>
              <p>
                {messages.metres(length.format(route.metres))}, {messages.ductCount(route.ducts)}
              </p>
              <p className="service-muted">{areaName(route.lgaId)}</p>
            </>
          )}
          editor={routeEditor}
          onRemove={declared.removeRoute}
        />
      </Sheet>
      <div className="ui-page-actions">
        <Button
          variant={editing.isEditing ? 'secondary' : 'primary'}
          onClick={() => {
            if (declared.isEmpty || declared.isFull) setRefusals(refusals + 1);
            else onDone();
          }}
        >
          {messages.toAssessment}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {messages.previous}
        </Button>
      </div>
    </>
  );
}

function nameOf({ from, to }: FibreRoute): string {
  return `${from} – ${to}`;
}
