/** The shipped themes, as the toolbar names them. */
export const themes = { setu: 'Setu', sangam: 'Sangam' };

export const colorModes = ['light', 'dark'] as const;

/** What the toolbar chooses, in Storybook's globals. */
export interface Look {
  theme: string;
  mode: string;
  motion: string;
  direction: string;
  language: string;
}

/** Puts the choices where a consumer would: on `<html>`. */
export function wear(look: Look): void {
  const root = document.documentElement;
  root.dataset['setuTheme'] = look.theme;
  root.dir = look.direction;
  root.lang = look.language;
  toggle(root, 'setuMode', look.mode === 'system' ? undefined : look.mode);
  toggle(root, 'setuMotion', look.motion === 'full' ? undefined : 'paused');
}

function toggle(root: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
