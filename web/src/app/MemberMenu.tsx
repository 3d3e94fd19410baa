import type { User, UserRole } from '@cortado/contract';
import {
  type LucideIcon,
  Heart,
  LayoutDashboard,
  LogOut,
  SlidersHorizontal,
  Store,
  UserRound,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useLocation } from 'wouter';
import { useSessionRefresh } from '../lib/useSessionRefresh.ts';
import { useLogout } from '../features/members/useLogout.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Row, Stack, Text } from '../ui/Layout.tsx';
import * as texts from '#messages/app';
import * as cardStyles from '../ui/card.module.css';
import * as menuStyles from '../ui/menu.module.css';
import * as styles from './member-menu.module.css';

const MENU_ITEMS = [
  ['/profile', texts.memberMenuProfile, UserRound],
  ['/profile?tab=favorites', texts.memberMenuMyFavorites, Heart],
  ['/profile?tab=preferences', texts.memberMenuPreferences, SlidersHorizontal],
] as const;

const ROLE_ITEMS: Partial<Record<UserRole, readonly [string, () => string, LucideIcon]>> = {
  admin: ['/admin', texts.memberMenuAdmin, LayoutDashboard],
  cafe_owner: ['/owner', texts.memberMenuOwner, Store],
};

/** A member's part of the header: the link to their favorites, and a menu. */
export function MemberMenu({ viewer }: { viewer: User }) {
  const [, navigate] = useLocation();
  const { logOut, isPending } = useLogout();
  useSessionRefresh();
  const own = ROLE_ITEMS[viewer.role];
  const items = own ? [...MENU_ITEMS, own] : MENU_ITEMS;
  return (
    <Row>
      <LinkButton
        look="quiet"
        icon
        className="wide-only"
        href="/profile?tab=favorites"
        aria-label={texts.memberMenuFavorites()}
        title={texts.memberMenuFavorites()}
      >
        <Heart size={18} />
      </LinkButton>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={styles.trigger}>
          <Avatar name={viewer.name} />
          <span className="sr-only">{texts.memberMenuAccount({ name: viewer.name })}</span>
        </DropdownMenu.Trigger>
        {/* In the banner itself rather than at the end of the page: it is part of it. */}
        <DropdownMenu.Content
          className={`${cardStyles.float} ${menuStyles.menu} ${styles.menu}`}
          align="end"
          sideOffset={8}
          collisionPadding={12}
        >
          <Stack as={DropdownMenu.Label} gap={0} className={styles.who}>
            <Text as="strong" size="ui" isCut>
              {viewer.name}
            </Text>
            <Text as="span" size="small" isCut>
              @{viewer.username}
            </Text>
          </Stack>
          {items.map(([path, label, Icon]) => (
            <DropdownMenu.Item
              key={path}
              className={menuStyles.item}
              onSelect={() => navigate(path)}
            >
              <Icon size={18} />
              {label()}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className={styles.line} />
          <DropdownMenu.Item className={menuStyles.item} disabled={isPending} onSelect={logOut}>
            <LogOut size={18} />
            {texts.memberMenuLogout()}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </Row>
  );
}
