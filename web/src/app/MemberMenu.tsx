import type { User } from '@cortado/contract';
import { Heart, LayoutDashboard, LogOut, SlidersHorizontal, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link, useLocation } from 'wouter';
import { useExternalRefresh } from '../lib/useExternalRefresh.ts';
import { useLogout } from '../lib/useLogout.ts';
import { Avatar } from '../ui/Avatar.tsx';
import './member-menu.css';

const WAYS = [
  ['/profile', 'My Profile', UserRound],
  ['/profile?tab=favorites', 'My Favorites', Heart],
  ['/profile?tab=preferences', 'Filter Preferences', SlidersHorizontal],
] as const;

/** What a member finds in the header: the way to their favorites, and a menu. */
export function MemberMenu({ viewer }: { viewer: User }) {
  const [, navigate] = useLocation();
  const { logOut, isPending } = useLogout();
  useExternalRefresh();
  const ways =
    viewer.role === 'admin'
      ? [...WAYS, ['/admin', 'Admin Dashboard', LayoutDashboard] as const]
      : WAYS;
  return (
    <div className="member">
      <Link
        className="btn btn-quiet btn-icon member-favorites"
        href="/profile?tab=favorites"
        aria-label="Favorites"
        title="Favorites"
      >
        <Heart size={18} aria-hidden="true" />
      </Link>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="member-trigger">
          <Avatar name={viewer.name} />
          <span className="sr-only">Account of {viewer.name}</span>
        </DropdownMenu.Trigger>
        {/* In the banner itself rather than at the end of the page: it is part of it. */}
        <DropdownMenu.Content className="menu" align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.Label className="menu-who">
            <strong>{viewer.name}</strong>
            <span>@{viewer.username}</span>
          </DropdownMenu.Label>
          {ways.map(([path, label, Icon]) => (
            <DropdownMenu.Item key={label} className="menu-item" onSelect={() => navigate(path)}>
              <Icon size={18} aria-hidden="true" />
              {label}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item className="menu-item" disabled={isPending} onSelect={logOut}>
            <LogOut size={18} aria-hidden="true" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
