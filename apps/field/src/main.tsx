import { createRoot } from 'react-dom/client';
import { FieldApp } from './field-app.tsx';
import { openStore } from './store/field-store.ts';
import './styles.css';

const place = document.getElementById('field');
if (place) {
  const root = createRoot(place);
  openStore()
    .then((store) => root.render(<FieldApp store={store} />))
    .catch(() => root.render('This browser keeps nothing: open the page in another one, or outside private mode.'));
}

// The page itself opens without a network from the second visit on.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/field/worker.js', { scope: '/field' });
