export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** In CSS pixels of the window. */
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
 * What each engine can be asked for; all else is made of these in `page.ts`. Expressions are asked of the
 * page as it stands and have their value at once: without JavaScript an engine settles no promise.
 */
export interface Driver {
  /** An empty page with nothing in its storage; the one before is gone. */
  open: (options: OpenOptions) => Promise<void>;
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Whether the engine itself gives the element of this expression to assistive technology so. */
  confirms: (element: string, role: string, name: string | undefined) => Promise<boolean>;
  click: (at: Point) => Promise<void>;
  /** A key, with those held before it: 'Shift+Tab'. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Moves what is under a point: by a finger where the engine follows one, else by a wheel. */
  swipe: (at: Point, left: number, up: number) => Promise<void>;
  /** Whether each swipe reaches the page, and what was swiped comes to stand at a snap point. */
  swipes: boolean;
  /** Errors and warnings of the console and uncaught exceptions since the page was opened. */
  printed: () => string[];
  close: () => Promise<void>;
}

/** Each loaded when it is asked for. */
export const startDriver: Record<EngineName, () => Promise<Driver>> = {
  chromium: async () => (await import('./chromium.ts')).startChromium(),
  firefox: async () => (await import('./firefox.ts')).startFirefox(),
  webkit: async () => (await import('./webkit.ts')).startWebkit(),
};
