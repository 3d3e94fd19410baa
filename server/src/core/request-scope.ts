import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs the work of a request, which then knows the request's id. It slows every request, so only what is asked for does it. */
export const runInRequest = (id: string, work: () => void): void => scope.run(id, work);

/** The id of the request that is being answered, where that is known. */
export const currentRequestId = (): string | undefined => scope.getStore();
