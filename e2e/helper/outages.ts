import type { Outage } from './database-outage.ts';

/** Ends all connections of the product and waits for it, as a server does that is restarted with other settings. */
const END_ALL = (role: string) =>
  `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = '${role}'`;

const slow = (seconds: number): Outage => ({
  name: `each answer ${seconds} s late`,
  begin: async ({ proxy }) => proxy.slow(seconds * 1000),
  end: ({ proxy }) => proxy.restore(),
});

/** A setting of the product's role, and the setting that ends it. */
const altered = (name: string, begin: string, end: string): Outage => ({
  name,
  async begin({ query, role }) {
    await query(`alter role ${role} ${begin}`);
    await query(END_ALL(role));
  },
  async end({ query, role }) {
    await query(`alter role ${role} ${end}`);
  },
});

export const OUTAGES = {
  slow: slow(10),
  sluggish: slow(0.5),
  silent: {
    name: 'silent',
    begin: async ({ proxy }) => proxy.freeze(),
    end: ({ proxy }) => proxy.restore(),
  },
  gone: {
    name: 'gone',
    begin: ({ proxy }) => proxy.cut(),
    end: ({ proxy }) => proxy.restore(),
  },
  readOnly: altered(
    'read-only',
    'set default_transaction_read_only = on',
    'reset default_transaction_read_only',
  ),
  full: altered('out of connections', 'connection limit 0', 'connection limit -1'),
} as const satisfies Record<string, Outage>;
