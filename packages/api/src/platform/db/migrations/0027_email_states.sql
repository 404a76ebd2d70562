ALTER TABLE letters VALIDATE CONSTRAINT letters_state_check;
