import { type ReactNode, act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

export interface ServerRendered {
  /** Holds the server's HTML; removed from the page when the test ends. */
  container: HTMLElement;
  html: string;
  /** Hydrates in StrictMode. Rejects when React had to discard the server's HTML. */
  hydrate: () => Promise<void>;
}

/** Puts a component into the page as the server sends it, as a visitor uses it before React. */
export function renderOnServer(ui: ReactNode): ServerRendered {
  const tree = <StrictMode>{ui}</StrictMode>;
  const html = renderToString(tree);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);

  let unmount: (() => void) | undefined;
  onTestFinished(async () => {
    await inAct(() => unmount?.());
    container.remove();
  });

  return {
    container,
    html,
    async hydrate() {
      const errors: unknown[] = [];
      await inAct(() => {
        const root = hydrateRoot(container, tree, {
          onRecoverableError: (error) => errors.push(error),
        });
        unmount = () => root.unmount();
      });
      if (errors.length > 0)
        throw new AggregateError(errors, `Hydration failed: ${String(errors[0])}`);
    },
  };
}

/** Renders on the server and hydrates immediately: the shortest proof that both agree. */
export async function renderAndHydrate(ui: ReactNode): Promise<ServerRendered> {
  const rendered = renderOnServer(ui);
  await rendered.hydrate();
  return rendered;
}

async function inAct(work: () => void): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => work());
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}
