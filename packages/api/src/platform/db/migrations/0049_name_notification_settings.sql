ALTER TABLE notice_settings RENAME TO notification_settings;
CREATE VIEW notice_settings AS SELECT * FROM notification_settings;

ALTER INDEX notice_settings_pkey RENAME TO notification_settings_pkey;
