export declare const builtShop: string
export declare const shopFlags: string[]
export declare const shopEnvironment: Record<string, string>
