/** Half a surrogate pair, from a title cut in the middle of an emoji, makes encodeURIComponent throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export function shareAddresses(url: string, title: string | undefined) {
  const text = title?.trim() ?? '';
  return {
    whatsapp: `https://wa.me/?text=${encode(text === '' ? url : `${text}\n${url}`)}`,
    telegram: `https://t.me/share/url?url=${encode(url)}${text === '' ? '' : `&text=${encode(text)}`}`,
  };
}
