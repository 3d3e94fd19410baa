import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tints.css';
import './styles/base.css';
import './ui/controls.css';
import './ui/heart.css';
import './ui/states.css';
import './ui/tabs.css';
import './ui/toast.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/query-client.ts';
import type { PageState } from './lib/page-data.ts';

const page = JSON.parse(document.querySelector('#page-data')!.textContent) as PageState;

// As a transition the page wakes in slices, and a tap is answered between them.
startTransition(() => {
  hydrateRoot(
    document.querySelector('#root')!,
    <StrictMode>
      <App page={page} queries={createQueryClient(page.data)} />
    </StrictMode>,
  );
});
