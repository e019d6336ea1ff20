import { ApiError } from '@portal/api-client';
import { useMutation } from '@portal/platform/query';
import { Icon, Page, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { type Asked, FollowForm, type FollowFormProps } from './follow-form.tsx';
import './service.css';

export interface FollowPageProps<T> extends Pick<FollowFormProps, 'draftKey'> {
  readonly texts: FollowFormProps['texts'] & {
    readonly followTitle: string;
    readonly followLead: string;
    readonly followUnknown: string;
    readonly followFailed: string;
    readonly limited: (seconds: number) => string;
    readonly back: string;
  };
  readonly backTo: string;
  /** Asks the server; fails with an `ApiError`. */
  readonly ask: (asked: Asked) => Promise<T>;
  /** How far it is. */
  readonly children: (found: T) => ReactNode;
}

/** Shows how far something is that was sent earlier, to whoever knows its reference and the e-mail address it was sent with. */
export function FollowPage<T>({ draftKey, texts, backTo, ask, children }: FollowPageProps<T>) {
  const look = useMutation({ mutationFn: ask });
  return (
    <Page title={texts.followTitle} lead={texts.followLead} width="form">
      {look.data !== undefined && children(look.data)}
      <FollowForm
        draftKey={draftKey}
        texts={texts}
        isPending={look.isPending}
        isAnswered={look.isSuccess}
        onAsk={(asked, refused) => look.mutate(asked, { onError: (error) => refused(wordsFor(error, texts)) })}
      />
      <p className="ui-screen-only">
        <TextLink to={backTo} className="service-back">
          <Icon name="arrow-left" /> {texts.back}
        </TextLink>
      </p>
    </Page>
  );
}

function wordsFor(error: Error, texts: FollowPageProps<unknown>['texts']): string {
  if (!(error instanceof ApiError)) return texts.followFailed;
  if (error.status === 404) return texts.followUnknown;
  return error.status === 429 ? texts.limited(error.retryAfterSeconds ?? 60) : texts.followFailed;
}
