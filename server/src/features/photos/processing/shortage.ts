/** Decoders report it by their messages alone: 'out of memory', 'Failed to allocate …', 'Error creating thread'. */
const SHORTAGE = /memory|alloc|thread/i;
/** libheif also says 'memory' of pictures that demand too much. */
const EXCESS = /security limit/i;

/** Whether a picture was not decoded because the machine is short of memory or threads; otherwise it is broken. */
export const isShortage = ({ message }: Error): boolean =>
  SHORTAGE.test(message) && !EXCESS.test(message);
