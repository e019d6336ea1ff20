import { messageFrom, useApiClient } from '@portal/api-client';
import { createContentItem } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, Page, showToast } from '@portal/ui';
import '../cms.css';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { type LibraryPicture, PictureGrid } from './picture-grid.tsx';
import { UploadPicture } from './upload-picture.tsx';

/** Every picture that a page, an article or the gallery may show. */
export function PicturesScreen() {
  const messages = useCmsMessages();
  const api = useApiClient();
  const navigate = useNavigate();
  const adding = useMutation({
    mutationFn: ({ id }: LibraryPicture) => {
      const words = { en: '', ha: '' };
      const content = { kind: 'gallery', image: id, alt: words, caption: words } as const;
      return api(createContentItem, { body: { slug: `picture-${id}`, content } });
    },
    onSuccess: ({ id }) => navigate(`/admin/cms/items/${id}`),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.saveFailed) }),
  });
  return (
    <Page title={messages.pictures} lead={messages.picturesLead} width="full">
      <div className="cms-library">
        <UploadPicture />
        <PictureGrid
          action={(picture) => (
            <Button
              size="sm"
              variant="secondary"
              pending={adding.isPending && adding.variables.id === picture.id}
              onClick={() => adding.mutate(picture)}
            >
              {messages.toGallery}
              <span className="ui-hidden">: {picture.fileName}</span>
            </Button>
          )}
        />
      </div>
    </Page>
  );
}
