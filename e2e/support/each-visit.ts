// Around the journeys of every file: whatever was thrown in a page fails its test.
import { afterEach, beforeAll, expect } from 'vitest'
import { endVisits, startBrowser } from './visit.ts'

beforeAll(startBrowser)

afterEach(async () => expect(await endVisits(), 'errors in the page').toEqual([]))
