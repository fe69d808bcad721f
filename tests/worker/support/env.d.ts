/** What vitest.config.ts binds beside wrangler.toml's own bindings. */
declare namespace Cloudflare {
  interface Env {
    LINK_SECRET: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
    LIMITS: Readonly<Record<string, number>>;
    QUEUE_CONSUMERS: readonly {
      queue: string;
      max_batch_size: number;
      max_retries: number;
      /** Seconds, unless the worker asks for another delay. */
      retry_delay: number;
      dead_letter_queue?: string;
    }[];
    MANY_LEADS: string;
    FAULT_SEED: string;
    FAULT_SEEDS: string;
    OUTAGES: string;
    FUZZ_RUNS: string;
    FUZZ_SEED: string;
  }
}
