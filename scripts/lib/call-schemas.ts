import * as z from 'zod/mini';
import { article } from '@/api/contract/blog';
import { faq } from '@/api/contract/static';
import { teamMember } from '@/api/contract/team';
import { balance, settings, user } from '@/api/contract/shared/entities';
import { currency, order, txn } from '@/api/contract/shared/money';
import { notice } from '@/api/contract/notification';
import { claim, plan, stake } from '@/api/contract/user/staking';

const ENTITIES = {
  User: user,
  Settings: settings,
  Balance: balance,
  Currency: currency,
  Order: order,
  Txn: txn,
  Plan: plan,
  Stake: stake,
  Claim: claim,
  Notice: notice,
  Faq: faq,
  TeamMember: teamMember,
  Article: article,
};

export type JsonSchema = { [keyword: string]: unknown };

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(ENTITIES)) names.add(schema, { id });

const LOCAL = '#/$defs/';
export const SHARED = '#/components/schemas/';

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    // The registry adds an `id` that is a string. An `id` that is an object is a field of the contract and is kept.
    if (key === '$defs' || key === '$schema' || (key === 'id' && typeof inner === 'string')) return [];
    const isReference = key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL);
    return [[key, isReference ? inner.replace(LOCAL, SHARED) : rewritten(inner)]];
  });
  return Object.fromEntries(entries);
}

/** Removes the generated pattern of dates, which is 300 characters long. `format` is enough. */
const withoutDatePattern = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
};

export function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const made = z.toJSONSchema(schema, { io: 'input', metadata: names, override: withoutDatePattern });
  return rewritten(made) as JsonSchema;
}

export function entitySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(ENTITIES).map(([name, schema]) => [name, entityItself(name, schemaOf(schema), schema)]),
  );
}

/** Returns the definition of an entity, because zod generates only a reference if the entity is requested by name. */
function entityItself(name: string, made: JsonSchema, schema: z.ZodMiniType): JsonSchema {
  if (made.$ref !== `${SHARED}${name}`) return made;
  const whole = z.toJSONSchema(schema, { io: 'input', metadata: names, override: withoutDatePattern }) as {
    $defs?: Record<string, JsonSchema>;
  };
  return rewritten(whole.$defs?.[name] ?? {}) as JsonSchema;
}
