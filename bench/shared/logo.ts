/** The mark of the site: a bridge and its reflection. */
export const logo = {
  viewBox: '0 0 64 64',
  bridge:
    'M2 36Q32-19 62 36H55Q32-5 9 36zM0 35h64v6H0zM16 19h4v17h-4zM30 12h4v24h-4zM44 19h4v17h-4z',
  reflection: 'M8 46H17Q32 66 47 46H56Q32 78 8 46z',
};
