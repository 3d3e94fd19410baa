import { openDatabase } from '../open.ts';
import { newsletterSubscribers } from '../schema.ts';

/** Writes row after row until it is killed, telling each one that was acknowledged. */
const database = await openDatabase({ dataDir: process.argv[2]! });
for (let row = 0; ; row++) {
  const email = `${process.pid}-${row}@example.org`;
  await database.db.insert(newsletterSubscribers).values({ email });
  process.send!(email);
}
