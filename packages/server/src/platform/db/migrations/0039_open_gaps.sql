-- Gaps that need an answer are few among all that there were, and every page counts them.
create index knowledge_gaps_open on knowledge_gaps (organization_id, id) where status = 'open';
