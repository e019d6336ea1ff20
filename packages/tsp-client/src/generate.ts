import { fileURLToPath } from 'node:url';
import { generateClient } from './generate-client.ts';

await generateClient(fileURLToPath(new URL('generated', import.meta.url)));
