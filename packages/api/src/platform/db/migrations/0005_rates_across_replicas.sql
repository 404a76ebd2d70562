-- What has been asked of late, where several replicas share one limit (RATE_STORE=postgres). The columns are the library's.
-- Not logged: after a crash everybody begins anew, and no request waits for a disk.
CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
