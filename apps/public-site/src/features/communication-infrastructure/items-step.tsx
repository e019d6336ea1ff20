import type { FibreRoute } from '@portal/contracts';
import { Button, EmptyState, ErrorSummary, Sheet } from '@portal/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useHomeAreas } from '../../forms/use-home-areas.ts';
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
      site={at === undefined ? undefined : sites[at]}
      onCancel={() => editing.close()}
      onKeep={(site) => {
        declared.putSite(site, at);
        setRefusals(0);
        editing.close(messages.kept(site.name));
      }}
    />
  );
  const routeEditor = (at?: number) => (
    <RouteEditor
      key={at ?? 'new'}
      route={at === undefined ? undefined : fibreRoutes[at]}
      onCancel={() => editing.close()}
      onKeep={(route) => {
        declared.putRoute(route, at);
        setRefusals(0);
        editing.close(messages.kept(nameOf(route)));
      }}
    />
  );

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
        <ul className="infra-items">
          {sites.map((site, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sites may be alike in everything; their place in the list tells them apart
            <Sheet as="li" padding="md" key={at}>
              {editing.is('site', at) ? (
                siteEditor(at)
              ) : (
                <Item
                  name={site.name}
                  editId={editing.buttonId('site', at)}
                  onEdit={() => editing.open('site', at)}
                  onRemove={() => {
                    declared.removeSite(at);
                    editing.removed('site', messages.removed(site.name));
                  }}
                >
                  <p>
                    {messages[site.kind]}, {messages.metres(length.format(site.heightMetres))},{' '}
                    {messages[site.power].toLowerCase()}, {messages.sharedBy(site.sharers)}
                  </p>
                  <p className="service-muted">
                    {site.place}, {areaName(site.lgaId)}
                  </p>
                </Item>
              )}
            </Sheet>
          ))}
        </ul>
        {editing.is('site') ? (
          siteEditor()
        ) : (
          <Button id={editing.buttonId('site', undefined)} variant="secondary" onClick={() => editing.open('site')}>
            {messages.addSite}
          </Button>
        )}
        <Suspense>
          <ImportSites onAdd={declared.addSites} />
        </Suspense>
      </Sheet>
      <Sheet className="service-stack" aria-labelledby="infra-routes">
        <h2 id="infra-routes" className="ui-heading">
          {messages.routesTitle} ({fibreRoutes.length})
        </h2>
        <ul className="infra-items">
          {fibreRoutes.map((route, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Sheet as="li" padding="md" key={at}>
              {editing.is('route', at) ? (
                routeEditor(at)
              ) : (
                <Item
                  name={nameOf(route)}
                  editId={editing.buttonId('route', at)}
                  onEdit={() => editing.open('route', at)}
                  onRemove={() => {
                    declared.removeRoute(at);
                    editing.removed('route', messages.removed(nameOf(route)));
                  }}
                >
                  <p>
                    {messages.metres(length.format(route.metres))}, {messages.ductCount(route.ducts)}
                  </p>
                  <p className="service-muted">{areaName(route.lgaId)}</p>
                </Item>
              )}
            </Sheet>
          ))}
        </ul>
        {editing.is('route') ? (
          routeEditor()
        ) : (
          <Button id={editing.buttonId('route', undefined)} variant="secondary" onClick={() => editing.open('route')}>
            {messages.addRoute}
          </Button>
        )}
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

interface ItemProps {
  readonly name: string;
  /** Of the button that changes it. */
  readonly editId: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Item({ name, editId, onEdit, onRemove, children }: ItemProps) {
  const messages = useInfrastructureMessages();
  return (
    <>
      <h3 className="ui-heading">{name}</h3>
      {children}
      <div className="infra-item-actions">
        <Button id={editId} size="sm" variant="secondary" aria-label={messages.edit(name)} onClick={onEdit}>
          {messages.editThis}
        </Button>
        <Button size="sm" variant="quiet" aria-label={messages.remove(name)} onClick={onRemove}>
          {messages.removeThis}
        </Button>
      </div>
    </>
  );
}
