export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A position in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface OpenOptions {
  javaScript: boolean;
  width: number;
  height: number;
}

/**
 * The operations of each engine; `page.ts` builds all others on them. Expressions are evaluated
 * synchronously, because an engine without JavaScript settles no promise.
 */
export interface Driver {
  /** Opens an empty page with empty storage in place of the previous one. */
  open: (options: OpenOptions) => Promise<void>;
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Whether the engine itself exposes this role and name of the element to assistive technology. */
  confirms: (element: string, role: string, name: string | undefined) => Promise<boolean>;
  click: (at: Point) => Promise<void>;
  /** Presses a key, with held keys before it: 'Shift+Tab'. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Scrolls what is under a point: by touch where the engine supports it, else by wheel. */
  swipe: (at: Point, left: number, up: number) => Promise<void>;
  /** Whether each swipe reaches the page and ends at a snap point. */
  swipes: boolean;
  /** Errors and warnings of the console and uncaught exceptions since the page was opened. */
  printed: () => string[];
  close: () => Promise<void>;
}

export const startDriver: Record<EngineName, () => Promise<Driver>> = {
  chromium: async () => (await import('./chromium.ts')).startChromium(),
  firefox: async () => (await import('./firefox.ts')).startFirefox(),
  webkit: async () => (await import('./webkit.ts')).startWebkit(),
};
