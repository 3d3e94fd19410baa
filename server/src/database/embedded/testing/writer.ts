import { openDatabase } from '../../open.ts';
import { newsletterSubscribers } from '../../schema.ts';

/** Inserts rows until it is killed, and sends its parent each one that was acknowledged. */
const database = await openDatabase({ dataDir: process.argv[2]! });
for (let row = 0; ; row++) {
  const email = `${process.pid}-${row}@example.org`;
  await database.db.insert(newsletterSubscribers).values({ email });
  process.send!(email);
}
