/** The last day on which an engineer looked at everything of the website that no test can check. */
export const reviewed = '2026-11-23';

/** What the website does not meet (docs/conformance.md): its accessibility statement says each in its own words. */
export type Shortfall = 'cards' | 'videos' | 'screenReaders';
