import { Tabs } from 'radix-ui';
import { useEffect, useState, useCallback } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { usePageState } from '../../lib/page-data.ts';
import { parseReturnTo, signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { useFocusFallback } from '../../lib/useFocusFallback.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TabList } from '../../ui/TabList.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { parseResetLink, type AuthTab, AUTH_TABS, authTabPath, parseAuthTab } from './auth-tabs.ts';
import { ExternalSignInPanel } from './external/ExternalSignInPanel.tsx';
import { storeRedirectResult, parseReturn, sendResult } from './external/hand-over.ts';
import * as externalTexts from '#messages/auth/external';
import { isMailedLink, MailedLink, type MailedLinkName } from './MailedLink.tsx';
import { ResetLinkScreen, ResetPanel } from './ResetPassword.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { ForgotPasswordForm, LoginForm, RegisterForm } from './SignInForms.tsx';
import * as texts from '#messages/auth';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as styles from './auth.module.css';
import { useIsHere } from '../../lib/useIsHere.ts';

/** The open tab and how to change it. The address follows without a step in the history; the event `tabChange` on window changes it too. */
export function useAuthTab(): [AuthTab, (tab: AuthTab) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const setTab = useCallback(
    (tab: AuthTab) => {
      // A late answer does not navigate.
      if (isHere.current) navigate(authTabPath(tab, search), { replace: true });
    },
    [isHere, navigate, search],
  );
  useEffect(() => {
    const onTabChange = (event: Event) => {
      const { detail } = event as CustomEvent<string | { tab?: string } | null>;
      const wanted = typeof detail === 'string' ? detail : detail?.tab;
      const tab = AUTH_TABS.find((known) => known === wanted);
      if (tab) setTab(tab);
    };
    window.addEventListener('tabChange', onTabChange);
    return () => window.removeEventListener('tabChange', onTabChange);
  }, [setTab]);
  return [parseAuthTab(search), setTab];
}

/** Signing in, creating an account, and getting back in. */
function AuthScreen() {
  const search = useSearch();
  const { viewer } = useSession();
  const { externalSignIn } = usePageState();
  const [tab, setTab] = useAuthTab();
  // Saved for a return because the second step took too long.
  const [username, setUsername] = useState<string>();
  const goOn = () => setTab('secondStep');
  const { documentTitle, title, tagline } = texts.tabs[tab];
  useTitle(documentTitle());
  useFocusFallback(tab);
  const link = parseResetLink(search);
  // A visitor with a reset link wants a new password, signed in or not.
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

/** Where the provider's answer arrives: a popup hands it over and closes, a redirect continues with signing in. */
function CompleteScreen() {
  useTitle(externalTexts.completeTitle());
  const [, navigate] = useLocation();
  useEffect(() => {
    const { hash, pathname } = window.location;
    // Without its fragment there is nothing to do, as when an effect is run a second time.
    if (hash === '') return;
    const { result, mode, returnTo } = parseReturn(hash);
    window.history.replaceState(null, '', pathname);
    if (mode === 'popup') {
      sendResult(result);
      window.close();
    } else {
      storeRedirectResult(result);
      navigate(signInPath(returnTo), { replace: true });
    }
  }, [navigate]);
  return <Spinner label={externalTexts.completeWorking()} />;
}

/** An address of older mails: only its token is passed on. */
function OldResetScreen() {
  const token = new URLSearchParams(useSearch()).get('token');
  return <Redirect to={token ? `/auth?token=${encodeURIComponent(token)}` : '/auth'} replace />;
}

const SCREENS = {
  signIn: AuthScreen,
  complete: CompleteScreen,
  resetLink: ResetLinkScreen,
  oldReset: OldResetScreen,
  elsewhere: () => <Redirect to="/auth" replace />,
};

export type AuthScreenName = keyof typeof SCREENS | MailedLinkName;

interface AuthScreensProps {
  screen: AuthScreenName;
  /** The user id in a reset link; null without one. */
  userId: string | null;
}

/** The screens of signing in and of mailed links, in a chunk of their own. */
export function AuthScreens({ screen, userId }: AuthScreensProps) {
  if (isMailedLink(screen)) return <MailedLink key={screen} name={screen} />;
  const Screen = SCREENS[screen];
  return <Screen userId={userId} />;
}
