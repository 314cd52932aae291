export const notes: Record<string, string> = {
  rain: 'It rains on the roof and in the yard.',
  hail: 'It falls hard.',
  '<b>': 'A note whose name is markup.',
};
