export type IconName =
  | 'check'
  | 'chevron-down'
  | 'circle-alert'
  | 'clock'
  | 'list'
  | 'map'
  | 'menu'
  | 'moon'
  | 'navigation'
  | 'search'
  | 'sliders-horizontal'
  | 'star'
  | 'sun'
  | 'x';

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
  stroke?: 'none';
  'data-on'?: true | undefined;
}

/** An icon of the first screen, drawn in the document: what loads later takes lucide's components. */
export function Icon({ name, size = 16, ...own }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...own}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
