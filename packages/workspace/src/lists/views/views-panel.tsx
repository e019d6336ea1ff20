import { messageFrom, useApiClient } from '@portal/api-client';
import {
  deleteView,
  listSavedViews,
  type ReportId,
  type SavedView,
  savedViewNameLength,
  saveView,
} from '@portal/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Link } from '@portal/platform/router';
import { Button, showToast } from '@portal/ui';
import type { FormEvent } from 'react';
import { PageTurns, useHiddenPagePlace } from '../../pages/index.ts';
import type { ListAddress } from '../address/use-list-address.ts';
import { keptPeriod, periodOn } from '../filters/period-presets.ts';
import { todayInLagos } from '../format.ts';
import { ListIcon } from '../list-icon.tsx';
import type { AnyReport } from '../list-screen-definition.ts';
import { useListMessages } from '../messages/use-list-messages.ts';

export interface ViewsOf {
  readonly report: AnyReport;
  readonly address: ListAddress;
}

export interface ViewsPanelProps extends ViewsOf {
  readonly onDone: () => void;
}

/** Opens a view, keeps the list as it is now under a name, deletes one's own. */
export function ViewsPanel({ report, address, onDone }: ViewsPanelProps) {
  const messages = useListMessages();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const id = report.id as ReportId;
  const key = ['saved-views', id];
  const place = useHiddenPagePlace(listSavedViews);
  const views = useQuery({
    queryKey: [...key, place.asked],
    queryFn: ({ signal }) => api(listSavedViews, { query: { ...place.asked, report: id } }, signal),
    placeholderData: keepPreviousData,
  });
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: key });
  const save = useMutation({
    mutationFn: (given: { readonly name: string; readonly isShared: boolean }) =>
      api(saveView, { body: { report: id, search: searchOf(address), ...given } }),
    onSuccess: lookAgain,
  });
  const remove = useMutation({
    mutationFn: (view: SavedView) => api(deleteView, { params: { id: view.id } }),
    onSuccess: (_, view) =>
      showToast({
        kind: 'success',
        message: messages.viewDeleted(view.name),
        action: { label: messages.undo, run: () => void keepAgain(view) },
      }),
    onSettled: lookAgain,
  });

  /** Under its name and with its address, as if it had never gone; it may be pressed when the panel is closed long since. */
  async function keepAgain({ name, search, isShared }: SavedView) {
    try {
      await api(saveView, { body: { report: id, name, search, isShared } });
    } catch (error) {
      showToast({ kind: 'error', message: messageFrom(error, messages.viewFailed) });
    }
    await lookAgain();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    save.mutate(
      { name: String(fields.get('name')).trim(), isShared: fields.has('shared') },
      { onSuccess: () => form.reset() },
    );
  }

  const failure = save.error ?? remove.error ?? views.error;
  return (
    <div className="ws-views">
      {views.data?.totalRecords === 0 && <p className="ws-options-none">{messages.noViews}</p>}
      <ul>
        {views.data?.data.map((view) => (
          <li key={view.id}>
            <Link to={`?${periodOn(todayInLagos(), view.search)}`} onClick={onDone}>
              {view.name}
              {view.isShared && <small>{view.isOwn ? messages.sharedByYou : messages.sharedBy(view.by)}</small>}
            </Link>
            {view.isOwn && (
              <button
                type="button"
                className="ws-tool"
                aria-label={messages.deleteView(view.name)}
                title={messages.deleteView(view.name)}
                onClick={() => remove.mutate(view)}
              >
                <ListIcon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {views.data && <PageTurns place={place} page={views.data} />}
      <form onSubmit={submit}>
        <label>
          {messages.viewName}
          <input name="name" required maxLength={savedViewNameLength} autoComplete="off" />
        </label>
        <label className="ws-switch">
          <input type="checkbox" name="shared" />
          {messages.shareView}
        </label>
        {failure && (
          <p className="ws-problem" role="alert">
            {messageFrom(failure, messages.viewFailed)}
          </p>
        )}
        <Button type="submit" size="sm" variant="secondary" pending={save.isPending}>
          {messages.saveView}
        </Button>
      </form>
    </div>
  );
}

/** The list without the place in it: neither page nor open record, and no search that stands in no address; usual periods by their name. */
function searchOf({ searchWith }: ViewsOf['address']): string {
  const search = searchWith({
    record: undefined,
    pageNumber: undefined,
    after: undefined,
    before: undefined,
    last: undefined,
  });
  return keptPeriod(search, todayInLagos());
}
