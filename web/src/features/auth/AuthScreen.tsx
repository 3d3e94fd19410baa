import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { usePageState } from '../../lib/page-data.ts';
import { parseReturnTo } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { parseResetLink, type AuthTab } from './auth-tabs.ts';
import { ExternalSignInPanel } from './external/ExternalSignInPanel.tsx';
import * as externalTexts from '#messages/auth/external';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPanel } from './ResetPanel.tsx';
import { SecondStepForm } from './two-step/SecondStepForm.tsx';
import { TabList } from '../../ui/TabList.tsx';
import * as texts from '#messages/auth';
import { useAuthTab } from './useAuthTab.ts';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as styles from './auth.module.css';

/** Signing in, creating an account, and getting back in. */
export function AuthScreen() {
  const search = useSearch();
  const { viewer } = useSession();
  const { externalSignIn } = usePageState();
  const [tab, setTab] = useAuthTab();
  // Kept for whoever comes back because the second step took too long.
  const [username, setUsername] = useState<string>();
  const goOn = () => setTab('secondStep');
  const { documentTitle, title, tagline } = texts.tabs[tab];
  useTitle(documentTitle());
  useFocusFallback(tab);
  const link = parseResetLink(search);
  // Whoever came by a reset link wants a new password, signed in or not.
  if (viewer && link === null) return <Redirect to={parseReturnTo() ?? '/'} replace />;
  return (
    <AuthFrame title={title()} tagline={tagline()} art={tab === 'login'}>
      {(tab === 'login' || tab === 'register') && (
        <Tabs.Root value={tab} onValueChange={(next) => setTab(next as AuthTab)}>
          <TabList
            className={`${segmentedStyles.segmented} ${styles.tabs}`}
            aria-label={texts.frameTabs()}
          >
            <Tabs.Trigger value="login">{texts.frameLogin()}</Tabs.Trigger>
            <Tabs.Trigger value="register">{texts.frameRegister()}</Tabs.Trigger>
          </TabList>
          <Tabs.Content value="login" tabIndex={-1}>
            <LoginForm
              username={username}
              onForgot={() => setTab('forgotPassword')}
              onSecondStep={(name) => {
                setUsername(name);
                goOn();
              }}
            />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm />
          </Tabs.Content>
        </Tabs.Root>
      )}
      {externalSignIn && (tab === 'login' || tab === 'register') && (
        <ExternalSignInPanel
          onSecondStep={goOn}
          label={(tab === 'login' ? externalTexts.signIn : externalTexts.signUp)({
            provider: externalSignIn,
          })}
        />
      )}
      {tab === 'secondStep' && <SecondStepForm onBack={() => setTab('login')} />}
      {tab === 'forgotPassword' && <ForgotPasswordForm onBack={() => setTab('login')} />}
      {tab === 'resetPassword' && (
        <ResetPanel
          link={link}
          onLogin={() => setTab('login')}
          onForgot={() => setTab('forgotPassword')}
        />
      )}
    </AuthFrame>
  );
}
