import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tints.css';
import './styles/base.css';
import './styles/early.css';
import './ui/layout.module.css';
import './ui/text.module.css';
import './ui/button.module.css';
import './ui/link.module.css';
import './ui/badge.module.css';
import './ui/segmented.module.css';
import './ui/input.module.css';
import './ui/select.module.css';
import './ui/option.module.css';
import './ui/card.module.css';
import './ui/roast-dot.module.css';
import './ui/logo.module.css';
import './ui/avatar.module.css';
import './ui/heart.module.css';
import './ui/empty-state.module.css';
import './ui/spinner.module.css';
import './ui/filler.module.css';
import './ui/tabs.module.css';
import './ui/toast.module.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/query-client.ts';
import { lazyScreen } from './app/screen-at.ts';
import { preloadParts } from './lib/lazy-part.ts';
import type { PageState } from '@cortado/contract/page';

const page = JSON.parse(document.querySelector('#page-data')!.textContent) as PageState;

async function wake(): Promise<void> {
  // All that it shows is there before the page wakes: React empties a part that is changed before its code has come.
  const { pathname, search } = window.location;
  const root = document.querySelector<HTMLElement>('#root')!;
  await lazyScreen(pathname)?.preload();
  await preloadParts(root.dataset['parts']?.split(' ') ?? []);
  // As a transition the page wakes in slices, and a tap is answered between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App page={page} queries={createQueryClient(page.data, pathname + search)} />
      </StrictMode>,
    );
  });
}

// Not awaited by the module itself: its parts import from it, and would wait for it.
void wake();
