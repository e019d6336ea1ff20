import { useApiClient } from '@portal/api-client';
import {
  applyForClearance,
  type ClearanceEligibility,
  downloadCertificate,
  getCertificateWallet,
  listCertificateChecks,
  listOwnCertificates,
  listYearStatements,
  makeReaderCode,
  type RequestOf,
  showOnCertificate,
  stateAboutYear,
  uploadClearanceProof,
} from '@portal/contracts';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { clearance } from '../../own-standing/use-clearance.ts';
import { shrinkPicture } from '../../shrink-picture.ts';

/** Keeps what the server answered, and reads again what hangs on it. */
function useAnswered() {
  const queries = useQueryClient();
  return (answer: ClearanceEligibility) => {
    queries.setQueryData([...clearance, 'own'], answer);
    for (const part of ['certificates', 'years']) void queries.invalidateQueries({ queryKey: [...clearance, part] });
  };
}

export function useApply() {
  const api = useApiClient();
  const answered = useAnswered();
  return useMutation({ mutationFn: () => api(applyForClearance, { body: {} }), onSuccess: answered });
}

/** Every certificate there was, the newest first. */
export function useOwnCertificates(isAsked: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...clearance, 'certificates'],
    queryFn: ({ signal }) => api(listOwnCertificates, {}, signal),
    enabled: isAsked,
  });
}

export function useYearStatements() {
  const api = useApiClient();
  return useQuery({
    queryKey: [...clearance, 'years'],
    queryFn: ({ signal }) => api(listYearStatements, {}, signal),
  });
}

type Stated = RequestOf<typeof stateAboutYear>['body'];

/** Hands in the picture, where there is one, before what is said with it. */
export function useStateYear(year: number) {
  const api = useApiClient();
  const answered = useAnswered();
  return {
    answered,
    async state(said: Stated, picture?: File) {
      if (!picture) return api(stateAboutYear, { params: { year }, body: said });
      const body = new FormData();
      body.set('file', await shrinkPicture(picture));
      const { id } = await api(uploadClearanceProof, { body });
      return api(stateAboutYear, { params: { year }, body: { ...said, proofId: id } });
    },
  };
}

export function useDownload(number: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(downloadCertificate, { params: { number }, query: {} }) });
}

/** The signed certificate, and the page that keeps it: the holder's own, whoever acts for them. */
export function useWallet(number: string, isOwn: boolean) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...clearance, 'wallet', number],
    enabled: isOwn,
    queryFn: ({ signal }) => api(getCertificateWallet, { params: { number } }, signal),
  });
}

export function useShown(number: string) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (showsFigures: boolean) => api(showOnCertificate, { params: { number }, body: { showsFigures } }),
    onSuccess: (certificate) =>
      queries.setQueryData(
        [...clearance, 'own'],
        (before?: ClearanceEligibility) => before && { ...before, certificate },
      ),
  });
}

export function useReaderCode(number: string) {
  const api = useApiClient();
  return useMutation({ mutationFn: () => api(makeReaderCode, { params: { number } }) });
}

export function useLooks(number: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...clearance, 'looks', number],
    queryFn: ({ signal }) => api(listCertificateChecks, { params: { number } }, signal),
  });
}
