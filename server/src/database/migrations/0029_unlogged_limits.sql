-- What is counted may be forgotten when the server crashes, or a standby takes over: so no write waits for a disk, or a standby, twice.
ALTER TABLE rate_limits SET UNLOGGED;
