// Runs around every test: an error that was thrown in a page fails it.
import { afterEach, beforeAll, expect } from 'vitest'
import { endVisits, startBrowser } from './visit.ts'

beforeAll(startBrowser)

afterEach(async () => expect(await endVisits(), 'errors in the page').toEqual([]))
