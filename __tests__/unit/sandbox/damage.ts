export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export function placeOf(root: Json, path: readonly (string | number)[]): Json {
  return path.reduce((place: Json, step) => {
    if (Array.isArray(place) && typeof step === 'number') return place.at(step) ?? null;
    return typeof place === 'object' && place !== null && !Array.isArray(place) ? (place[String(step)] ?? null) : null;
  }, root);
}

export type Damage = (saved: Json) => void;

export const set =
  (...pathAndValue: [...(string | number)[], Json]): Damage =>
  (saved) => {
    const path = pathAndValue.slice(0, -2).map((step) => (typeof step === 'number' ? step : String(step)));
    const [name, value] = [String(pathAndValue.at(-2)), pathAndValue.at(-1) ?? null];
    const place = placeOf(saved, path);
    if (typeof place !== 'object' || place === null || Array.isArray(place))
      throw new Error(`Nothing at ${path.join('.')}`);
    place[name] = value;
  };

export const without =
  (...path: (string | number)[]): Damage =>
  (saved) => {
    const place = placeOf(saved, path.slice(0, -1));
    const name = String(path.at(-1));
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name))
      throw new Error(`Nothing at ${path.join('.')}`);
    Reflect.deleteProperty(place, name);
  };

export const again =
  (list: string, changed: { [name: string]: Json } = {}): Damage =>
  (saved) => {
    const place = placeOf(saved, ['state', list]);
    const last = placeOf(place, [-1]);
    if (!Array.isArray(place) || typeof last !== 'object' || last === null || Array.isArray(last))
      throw new Error(`Nothing in ${list}`);
    place.push({ ...last, ...changed });
  };
