// Made by npm run generate from the CSS modules.
declare module '*/footer.module.css' {
  export const brand: string;
  export const cols: string;
  export const end: string;
  export const footer: string;
  export const sample: string;
}
declare module '*/header-search.module.css' {
  export const area: string;
  export const clear: string;
  export const go: string;
  export const phone: string;
  export const search: string;
  export const wide: string;
}
declare module '*/header.module.css' {
  export const end: string;
  export const guest: string;
  export const header: string;
  export const home: string;
  export const inDark: string;
  export const inLight: string;
  export const memberPlace: string;
  export const menu: string;
  export const nav: string;
  export const themeButton: string;
}
declare module '*/member-menu.module.css' {
  export const favorites: string;
  export const member: string;
  export const menu: string;
  export const menuItem: string;
  export const menuLine: string;
  export const menuWho: string;
  export const trigger: string;
}
declare module '*/new-version.module.css' {
  export const newVersion: string;
}
declare module '*/about.module.css' {
  export const art: string;
  export const band: string;
  export const body: string;
  export const lead: string;
  export const stats: string;
}
declare module '*/activity.module.css' {
  export const activity: string;
  export const head: string;
  export const panel: string;
}
declare module '*/admin.module.css' {
  export const actions: string;
  export const admin: string;
  export const bar: string;
  export const danger: string;
  export const dashboard: string;
  export const empty: string;
  export const head: string;
  export const remove: string;
  export const tabCount: string;
  export const table: string;
  export const tableFrame: string;
}
declare module '*/cafe-form.module.css' {
  export const activity: string;
  export const cafeForm: string;
  export const hours: string;
  export const map: string;
  export const owner: string;
  export const page: string;
  export const tab: string;
  export const three: string;
  export const two: string;
}
declare module '*/actions-sheet.module.css' {
  export const danger: string;
  export const list: string;
}
declare module '*/cafe-table.module.css' {
  export const add: string;
  export const area: string;
  export const bulk: string;
  export const cafe: string;
  export const city: string;
  export const cover: string;
  export const features: string;
  export const frame: string;
  export const more: string;
  export const neighborhood: string;
  export const phoneTools: string;
  export const select: string;
  export const sort: string;
}
declare module '*/needs-look.module.css' {
  export const actions: string;
  export const age: string;
  export const checkBar: string;
}
declare module '*/filters-tab.module.css' {
  export const appliedNow: string;
  export const applyFilters: string;
  export const askedSynonym: string;
  export const categoryAdd: string;
  export const categoryCard: string;
  export const categoryCards: string;
  export const categoryHead: string;
  export const dialogForm: string;
  export const head: string;
  export const n: string;
  export const optionRow: string;
  export const organization: string;
  export const organizationList: string;
  export const organizationName: string;
  export const organizationPlace: string;
  export const organizationRow: string;
  export const synonyms: string;
  export const views: string;
}
declare module '*/health.module.css' {
  export const actions: string;
  export const card: string;
  export const cards: string;
  export const error: string;
  export const failed: string;
  export const head: string;
  export const job: string;
  export const outOfDate: string;
  export const request: string;
}
declare module '*/import-tab.module.css' {
  export const buttons: string;
  export const column: string;
  export const duplicates: string;
  export const encoding: string;
  export const file: string;
  export const form: string;
  export const importTab: string;
  export const outcome: string;
  export const pair: string;
  export const panel: string;
  export const progress: string;
  export const recent: string;
  export const review: string;
}
declare module '*/column-mapping.module.css' {
  export const column: string;
  export const ignored: string;
  export const left: string;
  export const missing: string;
  export const options: string;
  export const problem: string;
  export const samples: string;
}
declare module '*/notes.module.css' {
  export const note: string;
  export const notes: string;
}
declare module '*/insights.module.css' {
  export const bar: string;
  export const bars: string;
  export const chartHead: string;
  export const figures: string;
  export const gridLine: string;
  export const head: string;
  export const legend: string;
  export const lists: string;
  export const n: string;
  export const overview: string;
  export const steps: string;
}
declare module '*/lists.module.css' {
  export const end: string;
  export const search: string;
}
declare module '*/part-buttons.module.css' {
  export const n: string;
  export const parts: string;
}
declare module '*/merge.module.css' {
  export const changed: string;
  export const cover: string;
  export const deed: string;
  export const moves: string;
  export const page: string;
  export const pairs: string;
  export const pick: string;
  export const side: string;
  export const sides: string;
  export const swap: string;
}
declare module '*/pairs.module.css' {
  export const head: string;
  export const label: string;
  export const none: string;
  export const pair: string;
  export const text: string;
  export const value: string;
  export const week: string;
}
declare module '*/item.module.css' {
  export const back: string;
  export const bar: string;
  export const before: string;
  export const body: string;
  export const changed: string;
  export const decline: string;
  export const declineAll: string;
  export const foot: string;
  export const guest: string;
  export const head: string;
  export const item: string;
  export const note: string;
  export const place: string;
  export const placing: string;
  export const proposed: string;
  export const senders: string;
  export const staleBoth: string;
  export const steps: string;
  export const thumb: string;
  export const values: string;
  export const website: string;
}
declare module '*/proposed-photo.module.css' {
  export const photo: string;
  export const waiting: string;
}
declare module '*/queue.module.css' {
  export const about: string;
  export const bar: string;
  export const by: string;
  export const list: string;
  export const order: string;
  export const queue: string;
  export const row: string;
  export const side: string;
  export const thumb: string;
}
declare module '*/auth.module.css' {
  export const auth: string;
  export const back: string;
  export const column: string;
  export const external: string;
  export const forgot: string;
  export const form: string;
  export const or: string;
  export const others: string;
  export const panel: string;
  export const passkey: string;
  export const phoneArt: string;
  export const tabs: string;
  export const two: string;
  export const welcome: string;
  export const working: string;
}
declare module '*/hero-panel.module.css' {
  export const art: string;
  export const heroPanel: string;
  export const text: string;
}
declare module '*/differences.module.css' {
  export const differences: string;
  export const none: string;
}
declare module '*/filter-ticks.module.css' {
  export const filterTicks: string;
}
declare module '*/form-parts.module.css' {
  export const end: string;
  export const note: string;
}
declare module '*/cafe-hero.module.css' {
  export const art: string;
  export const branch: string;
  export const crumb: string;
  export const heart: string;
  export const hero: string;
  export const hoursUnknown: string;
  export const link: string;
  export const meta: string;
  export const nameBar: string;
  export const open: string;
  export const rate: string;
  export const tx: string;
}
declare module '*/cafe.module.css' {
  export const cafe: string;
  export const cols: string;
  export const contacts: string;
  export const hours: string;
  export const hoursUnknown: string;
  export const loadingHero: string;
  export const loadingLine: string;
  export const loadingLines: string;
  export const mapAddress: string;
  export const note: string;
  export const offers: string;
  export const ratingActions: string;
  export const ratingForm: string;
  export const ratingWaiting: string;
  export const reviews: string;
  export const reviewsAverage: string;
  export const side: string;
  export const singleMap: string;
  export const tab: string;
  export const tell: string;
  export const typical: string;
}
declare module '*/cafe-facts.module.css' {
  export const cafeFacts: string;
}
declare module '*/gallery.module.css' {
  export const arrow: string;
  export const bar: string;
  export const close: string;
  export const gallery: string;
  export const name: string;
  export const next: string;
  export const photo: string;
  export const previous: string;
  export const slide: string;
  export const thumbs: string;
  export const track: string;
}
declare module '*/hero-photos.module.css' {
  export const all: string;
  export const count: string;
  export const photos: string;
  export const strip: string;
}
declare module '*/propose-photo.module.css' {
  export const fields: string;
  export const thanks: string;
}
declare module '*/pill.module.css' {
  export const pill: string;
}
declare module '*/report.module.css' {
  export const aside: string;
  export const cancel: string;
  export const choices: string;
  export const explained: string;
  export const fields: string;
  export const more: string;
  export const offers: string;
  export const thanks: string;
  export const why: string;
}
declare module '*/similar-cafes.module.css' {
  export const about: string;
  export const distance: string;
  export const list: string;
  export const name: string;
  export const row: string;
  export const thumb: string;
  export const why: string;
}
declare module '*/claim-aside.module.css' {
  export const card: string;
  export const claimAside: string;
  export const cover: string;
  export const name: string;
  export const where: string;
}
declare module '*/claim.module.css' {
  export const actions: string;
  export const claim: string;
  export const inside: string;
  export const lead: string;
  export const mailbox: string;
  export const note: string;
  export const step: string;
  export const way: string;
  export const ways: string;
}
declare module '*/code-input.module.css' {
  export const boxes: string;
  export const codeInput: string;
}
declare module '*/discovery.module.css' {
  export const discovery: string;
  export const list: string;
  export const map: string;
  export const side: string;
  export const viewSwitch: string;
}
declare module '*/filter-sheet.module.css' {
  export const filterSheet: string;
}
declare module '*/filters.module.css' {
  export const areaPicker: string;
  export const fold: string;
  export const group: string;
  export const head: string;
  export const options: string;
  export const ratingRow: string;
  export const roastWord: string;
  export const unrecorded: string;
  export const up: string;
}
declare module '*/member-switches.module.css' {
  export const memberSwitches: string;
  export const row: string;
  export const thumb: string;
  export const track: string;
}
declare module '*/open-group.module.css' {
  export const unknown: string;
  export const when: string;
}
declare module '*/chip.module.css' {
  export const chip: string;
  export const x: string;
}
declare module '*/list-head.module.css' {
  export const applied: string;
  export const clear: string;
  export const controls: string;
  export const count: string;
  export const filtersButton: string;
  export const head: string;
  export const more: string;
  export const note: string;
  export const result: string;
  export const sort: string;
  export const top: string;
  export const unitBoth: string;
  export const unitOne: string;
  export const unknown: string;
  export const where: string;
  export const words: string;
}
declare module '*/list-states.module.css' {
  export const bones: string;
  export const missing: string;
  export const n: string;
  export const nearby: string;
  export const paging: string;
  export const sk: string;
  export const widen: string;
  export const widenButton: string;
}
declare module '*/list.module.css' {
  export const area: string;
  export const branch: string;
  export const c: string;
  export const distance: string;
  export const meta: string;
  export const name: string;
  export const none: string;
  export const pic: string;
  export const quote: string;
  export const rank: string;
  export const rate: string;
  export const row: string;
  export const rows: string;
  export const sep: string;
  export const st: string;
  export const title: string;
  export const tx: string;
}
declare module '*/quick-filters.module.css' {
  export const quickFilters: string;
}
declare module '*/map-pane.module.css' {
  export const actions: string;
  export const card: string;
  export const filters: string;
  export const loading: string;
  export const message: string;
  export const name: string;
  export const pic: string;
  export const popup: string;
  export const search: string;
  export const top: string;
  export const tx: string;
}
declare module '*/typeahead.module.css' {
  export const back: string;
  export const clearRecent: string;
  export const detail: string;
  export const end: string;
  export const heading: string;
  export const keys: string;
  export const label: string;
  export const name: string;
  export const named: string;
  export const panel: string;
  export const row: string;
}
declare module '*/compact-hours.module.css' {
  export const compactHours: string;
  export const view: string;
}
declare module '*/copy-day.module.css' {
  export const days: string;
  export const end: string;
  export const heading: string;
  export const menu: string;
  export const trigger: string;
}
declare module '*/day-list.module.css' {
  export const days: string;
}
declare module '*/hours-card.module.css' {
  export const days: string;
  export const later: string;
  export const state: string;
  export const unknown: string;
  export const unknownState: string;
}
declare module '*/hours-editor.module.css' {
  export const body: string;
  export const edit: string;
  export const head: string;
  export const hint: string;
  export const holidays: string;
  export const hoursEditor: string;
  export const note: string;
  export const preview: string;
  export const previewHead: string;
  export const unknown: string;
  export const views: string;
}
declare module '*/hours-text.module.css' {
  export const area: string;
  export const field: string;
  export const howTo: string;
  export const marks: string;
  export const note: string;
}
declare module '*/next-days.module.css' {
  export const days: string;
  export const folded: string;
  export const heading: string;
  export const unknown: string;
}
declare module '*/week-grid.module.css' {
  export const actions: string;
  export const addDate: string;
  export const addDateEnd: string;
  export const allDay: string;
  export const dates: string;
  export const datesHead: string;
  export const day: string;
  export const dayMenu: string;
  export const everyDay: string;
  export const everyDayButton: string;
  export const grid: string;
  export const iconButton: string;
  export const more: string;
  export const nextDay: string;
  export const nextDayLong: string;
  export const nextDayShort: string;
  export const none: string;
  export const notTime: string;
  export const remove: string;
  export const removeDate: string;
  export const row: string;
  export const rules: string;
  export const stretch: string;
  export const stretches: string;
  export const time: string;
  export const times: string;
  export const week: string;
}
declare module '*/cafe-card.module.css' {
  export const cafeCard: string;
  export const distance: string;
  export const pic: string;
  export const rate: string;
  export const tags: string;
  export const title: string;
  export const tx: string;
  export const where: string;
}
declare module '*/newsletter.module.css' {
  export const newsletter: string;
  export const row: string;
}
declare module '*/edit-owned.module.css' {
  export const checked: string;
  export const fields: string;
  export const page: string;
  export const part: string;
  export const report: string;
  export const two: string;
}
declare module '*/missing-list.module.css' {
  export const missing: string;
}
declare module '*/my-cafes.module.css' {
  export const about: string;
  export const can: string;
  export const head: string;
  export const lead: string;
  export const meta: string;
  export const myCafes: string;
  export const owned: string;
  export const pic: string;
  export const ways: string;
}
declare module '*/parts.module.css' {
  export const choices: string;
  export const fields: string;
  export const parts: string;
  export const row: string;
}
declare module '*/photo-grid.module.css' {
  export const alt: string;
  export const cover: string;
  export const foot: string;
  export const grid: string;
  export const picture: string;
  export const place: string;
  export const remove: string;
}
declare module '*/photo-panel.module.css' {
  export const crops: string;
  export const focal: string;
  export const head: string;
  export const hint: string;
  export const panel: string;
  export const picture: string;
  export const point: string;
  export const saved: string;
}
declare module '*/photos-manager.module.css' {
  export const head: string;
  export const manager: string;
  export const waiting: string;
}
declare module '*/uploads.module.css' {
  export const drop: string;
  export const file: string;
  export const one: string;
  export const preview: string;
  export const thumb: string;
  export const uploads: string;
}
declare module '*/confirm-reminder.module.css' {
  export const reminder: string;
}
declare module '*/profile.module.css' {
  export const bio: string;
  export const cardGrid: string;
  export const main: string;
  export const myRating: string;
  export const myRatingEnd: string;
  export const myRatingHead: string;
  export const myRatings: string;
  export const myReview: string;
  export const myStars: string;
  export const pages: string;
  export const preferenceGroup: string;
  export const preferenceGroups: string;
  export const preferences: string;
  export const preferencesHead: string;
  export const profile: string;
  export const tab: string;
  export const who: string;
}
declare module '*/settings.module.css' {
  export const actions: string;
  export const address: string;
  export const danger: string;
  export const deletion: string;
  export const fields: string;
  export const form: string;
  export const free: string;
  export const goes: string;
  export const part: string;
  export const partBody: string;
  export const partHead: string;
  export const sessions: string;
  export const settings: string;
}
declare module '*/two-step.module.css' {
  export const actions: string;
  export const codes: string;
  export const codesPage: string;
  export const danger: string;
  export const given: string;
  export const making: string;
  export const notMade: string;
  export const passkeys: string;
  export const qr: string;
  export const rename: string;
  export const rowActions: string;
  export const setUp: string;
}
declare module '*/suggestions.module.css' {
  export const about: string;
  export const cover: string;
  export const head: string;
  export const state: string;
  export const suggestions: string;
}
declare module '*/static-page.module.css' {
  export const page: string;
}
declare module '*/duplicates.module.css' {
  export const about: string;
  export const cover: string;
  export const duplicates: string;
  export const folded: string;
  export const place: string;
  export const why: string;
}
declare module '*/suggest.module.css' {
  export const end: string;
  export const form: string;
  export const label: string;
  export const lead: string;
  export const start: string;
  export const suggest: string;
  export const thanks: string;
}
declare module '*/offer-chips.module.css' {
  export const offerChips: string;
}
declare module '*/pin-field.module.css' {
  export const pinField: string;
}
declare module '*/map-controls.module.css' {
  export const locate: string;
  export const mapControls: string;
}
declare module '*/map.module.css' {
  export const credit: string;
  export const failed: string;
  export const frame: string;
  export const ground: string;
  export const status: string;
}
declare module '*/marker.module.css' {
  export const cluster: string;
  export const dot: string;
  export const marker: string;
  export const me: string;
  export const pin: string;
  export const pinFree: string;
}
declare module '*/popup.module.css' {
  export const card: string;
  export const close: string;
  export const popup: string;
}
declare module '*/avatar.module.css' {
  export const avatar: string;
}
declare module '*/back-link.module.css' {
  export const backLink: string;
}
declare module '*/badge.module.css' {
  export const badge: string;
}
declare module '*/button.module.css' {
  export const block: string;
  export const button: string;
  export const danger: string;
  export const icon: string;
  export const large: string;
  export const line: string;
  export const quiet: string;
  export const small: string;
  export const solid: string;
}
declare module '*/combobox.module.css' {
  export const combobox: string;
}
declare module '*/dialog.module.css' {
  export const about: string;
  export const body: string;
  export const close: string;
  export const dialog: string;
  export const foot: string;
  export const form: string;
  export const grab: string;
  export const grabArea: string;
  export const head: string;
  export const scrim: string;
  export const title: string;
}
declare module '*/empty-state.module.css' {
  export const emptyState: string;
  export const pic: string;
}
declare module '*/field.module.css' {
  export const about: string;
  export const field: string;
  export const hint: string;
  export const label: string;
  export const password: string;
  export const strength: string;
}
declare module '*/filler.module.css' {
  export const filler: string;
}
declare module '*/heart.module.css' {
  export const heart: string;
}
declare module '*/input.module.css' {
  export const error: string;
  export const input: string;
}
declare module '*/link.module.css' {
  export const link: string;
}
declare module '*/logo.module.css' {
  export const logo: string;
}
declare module '*/note.module.css' {
  export const actions: string;
  export const note: string;
}
declare module '*/open-line.module.css' {
  export const openLine: string;
}
declare module '*/option.module.css' {
  export const box: string;
  export const dot: string;
  export const n: string;
  export const option: string;
  export const pills: string;
  export const tick: string;
}
declare module '*/page-links.module.css' {
  export const pages: string;
}
declare module '*/panel.module.css' {
  export const panel: string;
}
declare module '*/part-boundary.module.css' {
  export const failed: string;
}
declare module '*/roast-dot.module.css' {
  export const roastDot: string;
}
declare module '*/segmented.module.css' {
  export const segmented: string;
}
declare module '*/select.module.css' {
  export const inner: string;
  export const select: string;
  export const small: string;
}
declare module '*/skeleton.module.css' {
  export const skeleton: string;
}
declare module '*/sortable.module.css' {
  export const grip: string;
  export const item: string;
  export const slot: string;
}
declare module '*/spinner.module.css' {
  export const spinner: string;
  export const waiting: string;
}
declare module '*/star-picker.module.css' {
  export const starPicker: string;
}
declare module '*/tabs.module.css' {
  export const count: string;
  export const tabs: string;
}
declare module '*/tag.module.css' {
  export const tag: string;
}
declare module '*/toast.module.css' {
  export const icon: string;
  export const text: string;
  export const title: string;
  export const toast: string;
  export const toasts: string;
}
