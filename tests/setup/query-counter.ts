import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** Counts the queries of a Kysely handle that was made with it: `db.withPlugin(counter)`. */
export class QueryCounter implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    this.count += 1;
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
