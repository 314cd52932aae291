import { expect } from 'vitest';

export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The properties that search engines require of each type; the compiler checks that all types and properties exist. */
const required: Record<string, string> = {
  EducationalOrganization: 'name url',
  Organization: 'name url',
  PostalAddress: 'streetAddress addressCountry',
  Article: 'headline author publisher image mainEntityOfPage inLanguage',
  CreativeWork: 'name inLanguage url',
  Course: 'name description inLanguage url provider',
  Offer: 'price priceCurrency category url',
  ItemList: 'url numberOfItems itemListElement',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  Quiz: 'name inLanguage url provider hasPart',
  Question: 'eduQuestionType text suggestedAnswer acceptedAnswer',
  Answer: 'text',
  VideoObject: 'name description thumbnailUrl contentUrl uploadDate',
};

/** The form of the values of these properties; a value of any other is not blank. */
const forms: [properties: RegExp, form: RegExp][] = [
  [/^(?:\w*[uU]rl|item|image|logo|mainEntityOfPage|sameAs)$/, /^https?:\/\/[^/\s]+\/\S*$/],
  // https://schema.org/Date, https://schema.org/DateTime
  [/^(?:date\w+|uploadDate)$/, /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?$/],
  [/^(?:position|numberOfItems)$/, /^\d+$/],
  [/^price$/, /^[1-9]\d*$/],
  [/^inLanguage$/, /^(?:en|en-IN|hi)$/],
];

/** What is wrong with a value: a missing property, or a value of another form. */
export function problemsOf(value: unknown, property = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => problemsOf(one, property));
  if (typeof value === 'object' && value !== null) {
    const { '@type': type, ...own } = value as Thing;
    const names = required[type]?.split(' ');
    if (!names) return [`There is no type ${type}.`];
    const missing = names.filter((name) => !(name in own));
    return [
      ...missing.map((name) => `${type}.${name} is missing.`),
      ...Object.entries(own).flatMap(([name, part]) => problemsOf(part, name)),
    ];
  }
  const form = forms.find(([properties]) => properties.test(property))?.[1] ?? /\S/;
  const isRight = (typeof value === 'string' || typeof value === 'number') && form.test(`${value}`);
  return isRight ? [] : [`${property}: ${JSON.stringify(value)}`];
}

/** The structured data of a document, checked for validity; empty when the document has no such script. */
export function structuredDataOf(html: string): Thing[] {
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  expect(scripts.length).toBeLessThanOrEqual(1);
  const things = scripts.flatMap((script) => {
    expect(script['@context']).toBe('https://schema.org');
    return script['@graph'];
  });
  expect(problemsOf(things)).toEqual([]);
  return things;
}
