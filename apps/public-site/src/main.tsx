import '@portal/ui/styles.css';
import { startAlone } from '@portal/auth/standalone';
import { area } from './area.tsx';

await startAlone(area);
