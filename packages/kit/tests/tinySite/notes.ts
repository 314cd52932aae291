export const notes: Record<string, string> = {
  rain: 'It rains on the roof and in the yard.',
  '<b>': 'A note whose name is markup.',
};
