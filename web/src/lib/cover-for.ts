/** For the design system, which itself imports nothing of the contract but types. */
export { coverFor, TINTS } from '@cortado/contract/cover-for';
