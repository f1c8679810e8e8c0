-- For sweeps: sources whose deletion was left unfinished, and documents that their source contains no more.
create index knowledge_sources_deleted on knowledge_sources (organization_id, id) where deleted_at is not null;
create index knowledge_documents_gone on knowledge_documents (organization_id, read_at) where not live;
