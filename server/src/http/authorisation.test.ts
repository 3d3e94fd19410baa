import { endpoints, type Endpoint, type EndpointName, type UserRole } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createLogger } from '../core/logger.ts';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { openBrowser, signUp } from '../testing/members.ts';

type Who = 'signed out' | UserRole;
const EVERYONE: readonly Who[] = ['signed out', 'user', 'cafe_owner', 'admin'];
const MEMBERS: readonly Who[] = ['user', 'cafe_owner', 'admin'];

const ADMINS: readonly Who[] = ['admin'];

/** Who may call what, written independently of the contract. A new endpoint has to be added here. */
const MAY: Readonly<Record<EndpointName, readonly Who[]>> = {
  listCafes: EVERYONE,
  getCafe: EVERYONE,
  exportCafesCsv: EVERYONE,
  exportCafesGeoJson: EVERYONE,
  getFacets: EVERYONE,
  getMap: EVERYONE,
  listAreas: EVERYONE,
  listFilterCategories: EVERYONE,
  listFilterOptions: EVERYONE,
  countSearch: EVERYONE,
  getFactShares: ADMINS,
  getInsights: ADMINS,
  getHealth: ADMINS,
  retryJob: ADMINS,
  dismissJob: ADMINS,
  suggest: EVERYONE,
  understand: EVERYONE,
  findWalk: EVERYONE,
  listWalkTimes: EVERYONE,
  namePosition: EVERYONE,
  listSimilarCafes: EVERYONE,
  previewHours: EVERYONE,
  subscribeNewsletter: EVERYONE,
  confirmNewsletter: EVERYONE,
  openUnsubscribeLink: EVERYONE,
  unsubscribeNewsletter: EVERYONE,
  answerFact: EVERYONE,
  reportCafe: EVERYONE,
  suggestCafe: EVERYONE,
  findDuplicates: EVERYONE,
  completeAddress: EVERYONE,
  lookUpAddress: EVERYONE,
  listMySuggestions: MEMBERS,
  previewMerge: ADMINS,
  mergeCafes: ADMINS,
  undoMerge: ADMINS,
  listSuggestions: ADMINS,
  countSuggestions: ADMINS,
  getSuggestion: ADMINS,
  acceptSuggestion: ADMINS,
  declineSuggestion: ADMINS,
  declineSender: ADMINS,
  reopenSuggestion: ADMINS,
  getUser: MEMBERS,
  register: EVERYONE,
  login: EVERYONE,
  logout: EVERYONE,
  forgotPassword: EVERYONE,
  openResetLink: EVERYONE,
  verifyResetToken: EVERYONE,
  resetPassword: EVERYONE,
  changePassword: MEMBERS,
  deleteAccount: MEMBERS,
  previewDeletion: MEMBERS,
  changeProfile: MEMBERS,
  checkUsername: MEMBERS,
  changeUsername: MEMBERS,
  changeEmail: MEMBERS,
  sendNewEmailLink: MEMBERS,
  dropNewEmail: MEMBERS,
  confirmNewEmail: EVERYONE,
  undoEmailChange: EVERYONE,
  exportAccount: MEMBERS,
  confirmEmail: EVERYONE,
  sendConfirmation: MEMBERS,
  listSessions: MEMBERS,
  endOtherSessions: MEMBERS,
  getPendingSignIn: EVERYONE,
  takeSecondStep: EVERYONE,
  startPasskeySignIn: EVERYONE,
  signInWithPasskey: EVERYONE,
  startPasskey: MEMBERS,
  startPasskeyConfirmation: MEMBERS,
  addPasskey: MEMBERS,
  renamePasskey: MEMBERS,
  removePasskey: MEMBERS,
  getTwoStep: MEMBERS,
  makeAppSecret: MEMBERS,
  addApp: MEMBERS,
  renewRecoveryCodes: MEMBERS,
  switchOffTwoStep: MEMBERS,
  startExternalSignIn: EVERYONE,
  finishExternalSignIn: EVERYONE,
  externalLogin: EVERYONE,
  refreshExternalSignIn: MEMBERS,
  unlinkExternalSignIn: MEMBERS,
  listUsers: ADMINS,
  deleteUser: ADMINS,
  listAllCafes: ADMINS,
  countAllCafes: ADMINS,
  listAllCafeIds: ADMINS,
  getAnyCafe: ADMINS,
  setCafeStatus: ADMINS,
  deleteCafe: ADMINS,
  createTestUser: ADMINS,
  listAuditEntries: ADMINS,
  restoreCafe: ADMINS,
  putBack: ADMINS,
  createCafe: ADMINS,
  setCafeStatuses: ADMINS,
  markCafesChecked: ADMINS,
  updateCafe: ADMINS,
  listCafeFilters: ADMINS,
  addCafeFilters: ADMINS,
  replaceCafeFilters: ADMINS,
  listAllFilterCategories: ADMINS,
  reorderFilterCategories: ADMINS,
  createFilterCategory: ADMINS,
  deleteFilterCategory: ADMINS,
  createFilterOption: ADMINS,
  updateFilterOption: ADMINS,
  deleteFilterOption: ADMINS,
  importCafes: ADMINS,
  previewImport: ADMINS,
  previewImportFile: ADMINS,
  readImportColumns: ADMINS,
  listImports: ADMINS,
  listImportRows: ADMINS,
  listImportNotes: ADMINS,
  exportImportNotes: ADMINS,
  getImport: ADMINS,
  runImport: ADMINS,
  dismissImportRows: ADMINS,
  cancelImport: ADMINS,
  undoImport: ADMINS,
  listPlaceSources: ADMINS,
  suggestPlaces: ADMINS,
  getPlace: ADMINS,
  listFavorites: MEMBERS,
  getClaimOptions: MEMBERS,
  sendClaimCode: MEMBERS,
  confirmClaim: MEMBERS,
  requestClaim: MEMBERS,
  listOwnedCafes: MEMBERS,
  editOwnedCafe: MEMBERS,
  getCafeOwner: ADMINS,
  removeCafeOwner: ADMINS,
  // Of anybody's cafe; owners of this one: features/photos/photos.test.ts.
  listManagedPhotos: ADMINS,
  uploadPhoto: MEMBERS,
  orderPhotos: MEMBERS,
  editPhoto: MEMBERS,
  removePhoto: MEMBERS,
  restorePhoto: MEMBERS,
  addFavorite: MEMBERS,
  removeFavorite: MEMBERS,
  listMyRatings: MEMBERS,
  rateCafe: MEMBERS,
  withdrawRating: MEMBERS,
  listPreferences: MEMBERS,
  addPreference: MEMBERS,
  removePreference: MEMBERS,
  clearPreferences: MEMBERS,
};

describe.each(testEngines)('who may call what on $name', ({ open }) => {
  let test: TestApp;
  const callers = new Map<Who, ReturnType<typeof openBrowser>>();

  beforeAll(async () => {
    // A provider that is never reached; it only makes its endpoints exist.
    const environment = {
      OIDC_ISSUER: 'http://localhost:1',
      OIDC_CLIENT_ID: 'cortado',
      DEV_TOOLS: 'true',
    };
    test = await openTestApp(await open(), { environment });
    callers.set('signed out', openBrowser(test));
    for (const role of ['user', 'cafe_owner', 'admin'] as const) {
      callers.set(role, await signUp(test, `a.${role}`, role));
    }
  });
  afterAll(() => test.close());

  it('is listed here for every endpoint of the contract', () => {
    expect(new Set(Object.keys(MAY))).toEqual(new Set(Object.keys(endpoints)));
  });

  it('is decided before the body is read', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/admin/imports/file',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: '{not even JSON',
    });
    expect(answer.statusCode).toBe(401);
  });

  it('logs what it refuses', async () => {
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    const app = await createApp({ ...test.services, logger });
    const { cookies, user } = callers.get('user') as Awaited<ReturnType<typeof signUp>>;
    await app.inject('/api/admin/users');
    await app.inject({ url: '/api/admin/users', cookies });
    await app.close();
    const route = '/api/admin/users';
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { security: 'refused', code: 'UNAUTHENTICATED', method: 'GET', route, ip: '127.0.0.1' },
      { security: 'refused', code: 'FORBIDDEN', method: 'GET', route, userId: user.id },
    ]);
  });

  // Signing out comes last.
  const names = (Object.keys(MAY) as EndpointName[]).toSorted(
    (a, b) => Number(a === 'logout') - Number(b === 'logout'),
  );

  it.each(names.flatMap((name) => EVERYONE.map((who) => [name, who] as const)))(
    '%s by %s',
    async (name, who) => {
      const { method, path }: Endpoint = endpoints[name];
      const [id] = test.services.catalogue.snapshot.cafes.keys();
      const url = path.replace('{id}', String(id));
      const write = method === 'GET' || method === 'DELETE' ? undefined : {};
      const answer = await callers.get(who)!.send(method, url, write);
      const refused = who === 'signed out' ? 401 : 403;
      // NOT_FOUND means that the endpoint is missing; any other 404 that a row was looked up, so the caller was let in.
      const isMissing = answer.statusCode === 404 && answer.body.includes('"NOT_FOUND"');
      const { statusCode } = answer;
      const isRefused = isMissing || [401, 403, 405, 500].includes(statusCode);
      const outcome = isRefused ? statusCode : 'let in';
      expect(outcome).toBe(MAY[name].includes(who) ? 'let in' : refused);
    },
  );
});
