import { createClient } from '@hey-api/openapi-ts';
import { partnerDocument } from '@portal/tsp-reference';

/** Where the generated client calls, unless it is told otherwise. */
const origin = 'https://pay.example.gov.ng';

/** Writes the client of the document of today into a folder, in the place of what was there. */
export async function generateClient(folder: string): Promise<void> {
  await createClient({
    input: partnerDocument(origin) as object as Record<string, unknown>,
    output: {
      ...{ path: folder, clean: true, importFileExtension: '.ts' },
      // The generator knows nothing of `exactOptionalPropertyTypes`.
      header: [
        '// @ts-nocheck',
        '// Generated from the OpenAPI document of the partners’ interface: `pnpm generate` in packages/tsp-client',
      ],
    },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  });
}
