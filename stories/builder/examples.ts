/** Font families that devices have, each with its fallbacks; Storybook keeps these names in the address. */
export const fonts = {
  'Georgia serif': 'Georgia, "Noto Serif Devanagari", serif',
  'Palatino serif': '"Palatino Linotype", Palatino, "Noto Serif Devanagari", serif',
  'System sans': 'system-ui, "Noto Sans Devanagari", sans-serif',
  'Verdana sans': 'Verdana, "Noto Sans Devanagari", sans-serif',
  'Trebuchet sans': '"Trebuchet MS", "Noto Sans Devanagari", sans-serif',
  'Courier mono': '"Courier New", monospace',
};

/** Colour pairs to begin with: dark and light, vivid and grey. */
export const examples = [
  { name: 'maroon', brand: '#7b1e3a', accent: '#d4a017' },
  { name: 'ocean', brand: '#0b4f6c', accent: '#f4a259' },
  { name: 'forest', brand: '#1b5e3b', accent: '#f2c14e' },
  { name: 'royal', brand: '#2563eb', accent: '#f59e0b' },
  { name: 'sunflower', brand: '#ffd400', accent: '#1f4fa3' },
  { name: 'slate', brand: '#334155', accent: '#14b8a6' },
];
