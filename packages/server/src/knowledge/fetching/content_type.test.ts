import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endsUnread, isUnread } from './content_type.ts'

test('types without anything to read are known by their name; everything else is looked into', () => {
  for (const type of [
    'image/png',
    'IMAGE/SVG+XML; charset=utf-8',
    'video/mp4',
    'text/css',
    'text/javascript',
    'application/javascript',
    'application/json',
    'application/rss+xml',
    'application/xml',
    'application/zip',
    'application/gzip',
  ])
    assert.equal(isUnread(type), true, type)
  for (const type of [
    'text/html; charset=utf-8',
    'application/xhtml+xml',
    'text/plain',
    'text/markdown',
    'text/csv',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream',
    '',
  ])
    assert.equal(isUnread(type), false, type)
})

test('links to files without anything to read are known by their ending', () => {
  for (const path of ['/logo.png', '/a/video.MP4', '/setup.exe', '/site.css', '/feed.xml', '/all.tar.gz'])
    assert.equal(endsUnread(path), true, path)
  for (const path of [
    '/',
    '/docs',
    '/a.html',
    '/price.pdf',
    '/v1.2',
    '/terms.docx',
    '/list.csv',
    '/readme.md',
    '/png',
  ])
    assert.equal(endsUnread(path), false, path)
})
