import { type IconProps, Icon } from './Icon.tsx';

type SizeProps = Pick<IconProps, 'size' | 'label'>;

export const IconMenu = (props: SizeProps) => <Icon {...props} path="M4 7h16M4 12h16M4 17h16" />;
export const IconClose = (props: SizeProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />;
export const IconChevronDown = (props: SizeProps) => <Icon {...props} path="M6 9.5l6 6 6-6" />;
export const IconChevronLeft = (props: SizeProps) => (
  <Icon {...props} directional path="M14.5 6l-6 6 6 6" />
);
export const IconChevronRight = (props: SizeProps) => (
  <Icon {...props} directional path="M9.5 6l6 6-6 6" />
);
export const IconArrowLeft = (props: SizeProps) => (
  <Icon {...props} directional path="M20 12H4.5M10.5 6l-6 6 6 6" />
);
export const IconArrowRight = (props: SizeProps) => (
  <Icon {...props} directional path="M4 12h15.5M13.5 6l6 6-6 6" />
);
export const IconPlay = (props: SizeProps) => (
  <Icon {...props}>
    <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
  </Icon>
);
export const IconPause = (props: SizeProps) => (
  <Icon {...props}>
    <path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />
  </Icon>
);
export const IconPhone = (props: SizeProps) => (
  <Icon
    {...props}
    path="M6.6 3.5h2.6l1.6 4.4-2 1.6a12.6 12.6 0 0 0 5.7 5.7l1.6-2 4.4 1.6v2.6a2.6 2.6 0 0 1-2.8 2.6C10.3 19.5 4.5 13.7 4 6.3a2.6 2.6 0 0 1 2.6-2.8z"
  />
);
export const IconWhatsApp = (props: SizeProps) => (
  <Icon {...props}>
    <path d="M3.8 20.2l1.2-4.2a8.5 8.5 0 1 1 3.1 3z" />
    <path d="M9.2 8.3c-.3 3.7 2.8 6.8 6.5 6.5l.3-1.7-2-.9-.9.9a5 5 0 0 1-2.2-2.2l.9-.9-.9-2z" />
  </Icon>
);
export const IconMail = (props: SizeProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="M4 7.5l8 5.5 8-5.5" />
  </Icon>
);
export const IconMapPin = (props: SizeProps) => (
  <Icon {...props}>
    <path d="M12 21c-4.3-4.1-6.5-7.5-6.5-10.5a6.5 6.5 0 0 1 13 0c0 3-2.2 6.4-6.5 10.5z" />
    <circle cx="12" cy="10.5" r="2.3" />
  </Icon>
);
export const IconExternal = (props: SizeProps) => (
  <Icon
    {...props}
    directional
    path="M9 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V15M13 5h6v6M19 5l-8.5 8.5"
  />
);
export const IconCheck = (props: SizeProps) => <Icon {...props} path="M5 12.5l4.5 4.5L19 7.5" />;
export const IconMinus = (props: SizeProps) => <Icon {...props} path="M6 12h12" />;
export const IconBookmark = ({ filled = false, ...props }: SizeProps & { filled?: boolean }) => (
  <Icon {...props}>
    <path d="M7 4h10v16l-5-4-5 4z" fill={filled ? 'currentColor' : 'none'} />
  </Icon>
);
export const IconAlert = (props: SizeProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16.3v.1" />
  </Icon>
);
export const IconInfo = (props: SizeProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.7v.1" />
  </Icon>
);
export const IconYouTube = (props: SizeProps) => (
  <Icon {...props}>
    <rect x="2.8" y="5.5" width="18.4" height="13" rx="4" />
    <path d="M10.3 9.3v5.4l4.6-2.7z" fill="currentColor" />
  </Icon>
);
export const IconInstagram = (props: SizeProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.6 7.4v.1" />
  </Icon>
);
export const IconTelegram = (props: SizeProps) => (
  <Icon {...props} path="M20.5 4.5L3.5 11.3l5.3 2 2 6.2 3-3.9 4.2 3.1zM8.8 13.3l8.4-6" />
);
export const IconFacebook = (props: SizeProps) => (
  <Icon {...props} path="M16.5 4h-2a3.5 3.5 0 0 0-3.5 3.5V21M7.5 12h8" />
);
export const IconX = (props: SizeProps) => (
  <Icon {...props} path="M4.5 4.5h3.8l11.2 15h-3.8zM19 4.5l-6.3 6.6M11 13.2l-6.2 6.3" />
);
export const IconApp = (props: SizeProps) => (
  <Icon {...props}>
    <rect x="6.5" y="2.8" width="11" height="18.4" rx="2.5" />
    <path d="M10.8 18.2h2.4" />
  </Icon>
);
export const IconSun = (props: SizeProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4" />
  </Icon>
);
export const IconMoon = (props: SizeProps) => (
  <Icon {...props} path="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />
);
export const IconLink = (props: SizeProps) => (
  <Icon
    {...props}
    path="M10 14l4-4M8 11l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 13l2-2a3.5 3.5 0 0 0-5-5l-2 2"
  />
);
export const IconShare = (props: SizeProps) => (
  <Icon {...props} path="M12 15V4M8 8l4-4 4 4M5 12v7.5h14V12" />
);
export const IconPrint = (props: SizeProps) => (
  <Icon {...props} path="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
);
export const IconSearch = (props: SizeProps) => (
  <Icon {...props} path="M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
);
