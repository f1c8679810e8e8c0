-- What a page says about its organization: its name, its address, its opening hours, its colours. Null for one that was
-- read before hints were taken: it is read again with the next run of its source.
alter table knowledge_documents add column hints jsonb;
alter table ingestion_run_documents add column hints jsonb;
