import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import * as texts from '#messages/admin/cafe-form';
import * as adminStyles from '../admin.module.css';
import * as cafeFormStyles from './cafe-form.module.css';

interface FormFrameProps {
  title: string;
  children: ReactNode;
}

/** The page of a cafe's form, with the way back to the list as it was left. */
export function FormFrame({ title, children }: FormFrameProps) {
  return (
    <main className={`${adminStyles.admin} ${cafeFormStyles.page}`}>
      <BackLink
        href="/admin?tab=cafes"
        onClick={(event) => {
          // Back to the very list one came from, where one came from it.
          if (history.state?.fromList !== true) return;
          event.preventDefault();
          history.back();
        }}
      >
        {texts.cafeFormBack()}
      </BackLink>
      <Text as="h1" size="h2" tabIndex={-1}>
        {title}
      </Text>
      {children}
    </main>
  );
}
