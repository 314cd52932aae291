export const openings = { heading: '', text: '' };
export const whyWorkWithUs: { heading: string; reasons: { heading: string; text: string }[] } = {
  heading: '',
  reasons: [],
};
export const join = { heading: '', text: '', action: { label: '', href: '/' } };
