import { readdirSync } from 'node:fs';
import path from 'node:path';

const BESIDE_THE_GROUPS = ['index', 'package', 'shared'];
const groupsIn = (folder: string): string[] =>
  readdirSync(path.join(process.cwd(), 'src', folder))
    .map((name) => name.replace(/\.(ts|json)$/, ''))
    .filter((name) => !BESIDE_THE_GROUPS.includes(name));

const contract = groupsIn('api/contract');

it('the sandbox’s calls are in the same groups as the contract’s', () => {
  expect(groupsIn('sandbox/service/calls').toSorted()).toEqual(contract.toSorted());
});

it('the calls of the app are in the groups of the contract', () => {
  expect(groupsIn('api/endpoints').filter((group) => !contract.includes(group))).toEqual([]);
});
